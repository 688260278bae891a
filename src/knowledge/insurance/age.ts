/** Whole years from one date to another (both `YYYY-MM-DD`); 0 where it isn’t born yet. An animal born on 29 February is a year older on 1 March. */
export function yearsOld(bornOn: string, on: string): number {
  const hadBirthday = on.slice(4) >= bornOn.slice(4)
  return Math.max(0, Number(on.slice(0, 4)) - Number(bornOn.slice(0, 4)) - (hadBirthday ? 0 : 1))
}
