/** What one round measured; times in milliseconds. */
export interface Round {
  perSecond: number
  p50: number
  p99: number
}

export function median(rounds: readonly Round[]): Round {
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
  return {
    perSecond: middle(rounds.map(({ perSecond }) => perSecond)),
    p50: middle(rounds.map(({ p50 }) => p50)),
    p99: middle(rounds.map(({ p99 }) => p99)),
  }
}

/** The register beside the ceiling, as cells of a Markdown table. */
export function cellsOf(register: readonly Round[], ceiling: readonly Round[]): string[] {
  const [ours, bare] = [median(register), median(ceiling)]
  const figures = ({ perSecond, p50, p99 }: Round) => [Math.round(perSecond).toLocaleString('en-GB'), p50.toFixed(2), p99.toFixed(2)]
  return [...figures(ours), ...figures(bare), (ours.perSecond / bare.perSecond).toFixed(2)]
}
