interface Dates {
  councilFrom: string | null
  releasedOn: string | null
}

/** PET-15 The council’s dates as the history of the animal keeps a change of them: what stood there, and what stands there now. */
export function councilChange(before: Dates, { councilFrom, releasedOn }: Dates) {
  const was = { councilFrom: before.councilFrom, releasedOn: before.releasedOn }
  const now = { councilFrom, releasedOn }
  const changed = (['councilFrom', 'releasedOn'] as const).filter((day) => was[day] !== now[day])
  return { councilFrom, releasedOn, changed, was, now }
}
