import type { ImplantRow } from '../../../shapes.ts'

/** What helps an animal that has waited long: the person was asked and says nothing, or nobody is asked now; null where it waits for nobody. */
export const adviceFor: Record<ImplantRow['state'], string | null> = {
  unregistered: 'Get the right contact details from the keeper, then ask again. It’s free.',
  waiting: 'Try reminding the keeper. If you had the wrong contact details, withdraw the request and ask again.',
  registered: null,
  replaced: null,
}

/** How long an animal has been without its keeper since it was registered; null where it is not. */
export function waitedText({ state, ageDays }: Pick<ImplantRow, 'state' | 'ageDays'>): string | null {
  if (adviceFor[state] === null) return null
  if (ageDays === 0) return 'Registered today'
  return `${ageDays === 1 ? '1 day' : `${ageDays} days`} without a keeper since you registered it`
}
