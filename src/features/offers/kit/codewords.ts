import { whenText } from '#platform/text/whentext.ts'

/** When the code of an animal's transfer pack works, for a list; null where it has none. */
export function codeWords({ until, worksFrom }: { until: string | null; worksFrom: string | null }, today: string): string | null {
  if (!until) return null
  if (worksFrom && worksFrom > today) return `Code works from ${whenText(worksFrom, 'short')}`
  return `Code works until ${whenText(until, 'short')}`
}
