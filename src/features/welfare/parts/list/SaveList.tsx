import { IconFileTypeCsv } from '@tabler/icons-react'
import { useState } from 'react'
import { saveCsv } from '#features/pets/parts/file/csv.ts'
import { ask } from '#platform/web/ask.ts'
import { busyWhile } from '#platform/web/busy.ts'
import { CallFailed } from '#platform/web/failed.ts'
import { sayFailed } from '#platform/web/toasts.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { getWelfarePets } from '../../contract.ts'
import type { WelfarePet } from '../../shapes.ts'
import { csvRows } from './rows.ts'
import { viewAsked, type WelfareView } from './view.ts'

/** The most that one question answers. */
const AT_ONCE = 100

/** Saves every animal of the view, not only those of its page, as a CSV file. */
export function SaveList({ view }: { view: WelfareView }) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      saveCsv(csvRows(await busyWhile(allOf(view))), 'animals.csv')
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      sayFailed(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <ActionButton weight="plain" icon={<IconFileTypeCsv size={20} aria-hidden="true" />} busy={busy} onClick={save}>
      Save as CSV
    </ActionButton>
  )
}

async function allOf(view: WelfareView): Promise<WelfarePet[]> {
  const all: WelfarePet[] = []
  let total = 1
  for (let page = 1; all.length < total; page += 1) {
    const { data } = await ask(getWelfarePets, { ...viewAsked(view), page, pageSize: AT_ONCE })
    if (data.items.length === 0) break
    all.push(...data.items)
    total = data.total
  }
  return all
}
