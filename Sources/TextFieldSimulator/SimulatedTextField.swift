// The field is written here.
