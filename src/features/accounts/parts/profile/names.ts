/** What each profile type is called where its holder reads it. */
export const names: Record<string, string> = {
  Customer: 'Keeper',
  Implanter: 'Implanter',
  Breeder: 'Breeder',
  Welfare: 'Vet & Welfare',
  Student: 'Student',
  Trainer: 'Trainer',
  'TT-Customer': 'TailTag',
  Staff: 'Staff',
}
