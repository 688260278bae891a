/** One line of the breed list. `also` holds what keepers type instead of the name; `of` names the two parents of a known cross. */
export type Breed = {
  /** Stored with the pet: unique within a species and never changed, even when the name is. */
  id: string
  name: string
  group: string
  also: readonly string[]
  of?: readonly [string, string]
}

type Row = { id: string; name: string; also?: readonly string[]; of?: readonly [string, string] }

/** Gives each row its group, so that a row in the list says only what is its own. */
export function inGroup(group: string, rows: readonly Row[]): Breed[] {
  return rows.map((row) => ({ also: [], ...row, group }))
}
