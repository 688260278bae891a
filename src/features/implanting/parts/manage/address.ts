import { paths } from '#src/paths.ts'

/** The views of an implanter's chips, in the order of their tabs. */
export const SHOWS = ['hand', 'implanted', 'colleagues', 'import'] as const
export type Show = (typeof SHOWS)[number]

export const showWords: Record<Show, string> = {
  hand: 'In stock',
  implanted: 'Implanted',
  colleagues: 'With colleagues',
  import: 'From a file',
}

/** The view that an address asks for; usually what is in hand. */
export const showIn = (params: URLSearchParams): Show => SHOWS.find((show) => show === params.get('view')) ?? 'hand'

/** The address of a view. */
export const addressOf = (show: Show): string => `${paths.manageChips}${show === 'hand' ? '' : `?${new URLSearchParams({ view: show })}`}`

/** Where one chip is registered. */
export const registerOf = (chip: string) => `${paths.registerChip}?${new URLSearchParams({ chip })}`
/** Where it is reported that one chip does not work. */
export const reportOf = (chip: string) => `${paths.deadChips}?${new URLSearchParams({ chip })}`
/** The id of the list of the chips in hand, which stands below their batches. */
export const CHIPS = 'chips'
/** The chips of one batch, in hand or called back. */
export const chipsOf = (batch: string, status?: 'recalled') =>
  `${paths.manageChips}?${new URLSearchParams({ query: batch, ...(status && { status }) })}#${CHIPS}`
/** The same, where it is asked again who keeps its animal. */
export const askOf = (chip: string) => `${paths.implantOf(chip)}&${new URLSearchParams({ ask: chip })}`
/** Whether an address leads to asking about the animal of this chip. */
export const asksAbout = (params: URLSearchParams, chip: string) => params.get('ask') === chip
/** The address once that has been done, or left. */
export function withoutAsking(params: URLSearchParams): URLSearchParams {
  const others = new URLSearchParams(params)
  others.delete('ask')
  return others
}
/** The list of what was implanted, with what has waited longest for its keeper at the top. */
export const longestWaiting = `${paths.manageChips}?${new URLSearchParams({ view: 'implanted', sort: '-age' })}`
/** Those of them about whose animals nobody is asked. */
export const withoutKeeper = `${longestWaiting}&${new URLSearchParams({ state: 'unregistered' })}`
