import type { ReadRow } from './rows.ts'

/** Says of each row with a mother or a father that they aren’t kept, where the animals of the file don’t go into litters. */
export function noteParents(rows: readonly ReadRow[], isBreeder: boolean): void {
  for (const row of rows)
    if (PARENTS.some((field) => row.cell(field).trim() !== '')) row.notes.push(isBreeder ? `${NOT_KEPT} ${HOW_TO_KEEP}` : NOT_KEPT)
    else if (row.yesNo('bredByKeeper') === 'yes') row.notes.push(isBreeder ? `${NOT_BRED} ${HOW_TO_KEEP}` : NOT_BRED)
}

const PARENTS = ['damName', 'damChipNumber', 'damKennelClubNumber', 'sireName', 'sireChipNumber', 'sireKennelClubNumber'] as const

const NOT_BRED = 'We won’t write on its record that you bred it.'
const NOT_KEPT = 'We won’t keep its mother and father.'
const HOW_TO_KEEP = 'If you bred it, tick “I bred the animals that have a mother in this file”.'
