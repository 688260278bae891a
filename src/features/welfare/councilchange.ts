interface Dates {
  councilFrom: string | null
  noticeOn: string | null
  councilNation: string | null
  releasedOn: string | null
  releaseGround: string | null
}

const KEPT = ['councilFrom', 'noticeOn', 'councilNation', 'releasedOn', 'releaseGround'] as const

/** PET-15 The council’s dates as the history of the animal keeps a change of them: what stood there, and what stands there now. */
export function councilChange(before: Dates, after: Dates) {
  const [was, now] = [only(before), only(after)]
  const { councilFrom, releasedOn } = now
  return { councilFrom, releasedOn, changed: KEPT.filter((said) => was[said] !== now[said]), was, now }
}

const only = ({ councilFrom, noticeOn, councilNation, releasedOn, releaseGround }: Dates): Dates => ({
  councilFrom,
  noticeOn,
  councilNation,
  releasedOn,
  releaseGround,
})
