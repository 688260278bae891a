interface Days {
  cameOn: string
  councilFrom?: string | undefined
  signedOn?: string | undefined
}

/** Which of the days of an intake hasn't come yet; undefined where all have. Days are `YYYY-MM-DD`. */
export const futureDay = (intake: Days, today: string) =>
  (['cameOn', 'councilFrom', 'signedOn'] as const).find((day) => (intake[day] ?? '') > today)
