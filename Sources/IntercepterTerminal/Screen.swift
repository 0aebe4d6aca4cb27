// What the terminal draws is written here.
