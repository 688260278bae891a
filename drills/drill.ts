/** What a drill did, in counts, and every fault that it found. */
export interface Outcome {
  did: string
  wrong: string[]
}

/** How much a drill does, where whoever runs it has said so. */
export interface Amounts {
  steps?: number
  inputs?: number
  rounds?: number
  thousands?: number
  growth?: number
  calls?: string
}

export interface Drill {
  about: string
  run: (seed: number, amounts: Amounts) => Promise<Outcome>
}
