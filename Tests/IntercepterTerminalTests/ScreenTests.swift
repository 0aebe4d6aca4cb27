// Tests of whole screens.
