import { type WhenStyle, whenText } from '#platform/text/whentext.ts'

/** A moment or a day for people, with the exact one for machines. */
export function When({ at, style = 'moment' }: { at: Date | string; style?: WhenStyle }) {
  return <time dateTime={at instanceof Date ? at.toISOString() : at}>{whenText(at, style)}</time>
}
