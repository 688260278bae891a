/** The animals of a breeder: born, offered, kept and sold. */
export const offspring = 'offspring'
