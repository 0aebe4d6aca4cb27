// Tests of the simulated field.
