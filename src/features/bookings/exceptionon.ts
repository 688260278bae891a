import type { Exception } from './shapes.ts'

/** What counts on a day instead of each week's hours: of two the shorter, the one day on which somebody works in their holidays. */
export function exceptionOn(exceptions: readonly Exception[], day: string): Exception | undefined {
  return exceptions.filter(({ from, to }) => from <= day && day <= to).toSorted((one, other) => daysIn(one) - daysIn(other))[0]
}

const daysIn = ({ from, to }: Exception) => Date.parse(to) - Date.parse(from)
