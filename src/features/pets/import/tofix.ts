/** The column that we add to the rows to fix ourselves, with what is wrong: a file that comes back with it is read without it. */
export const TO_FIX = 'What to fix'
