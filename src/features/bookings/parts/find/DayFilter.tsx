import type { List } from '#platform/web/useList.ts'
import { TextField } from '#ui/TextField.tsx'

/** Narrows the list to those who have a free time on one day. */
export function DayFilter({ list: { chosen, choose } }: { list: Pick<List, 'chosen' | 'choose'> }) {
  return (
    <TextField label="Free on" type="date" value={chosen.get('day') ?? ''} onChange={(event) => choose('day', event.currentTarget.value)} />
  )
}
