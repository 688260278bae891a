import { IconFileTypeCsv } from '@tabler/icons-react'
import { useState } from 'react'
import { saveCsv } from '#features/pets/parts/file/csv.ts'
import { ask } from '#platform/web/ask.ts'
import { busyWhile } from '#platform/web/busy.ts'
import { CallFailed } from '#platform/web/failed.ts'
import { sayFailed } from '#platform/web/toasts.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { getImplanterImplantedChips } from '../../../contract.ts'
import { everyRow, implantRows } from './csv.ts'
import { type ImplantView, viewAsked } from './view.ts'

const AT_A_TIME = 100

/** Saves every implant of a view as a CSV file, not only the page that is seen. */
export function ListButton({ view }: { view: ImplantView }) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      saveCsv(implantRows(await busyWhile(everyImplant(view))), 'implants.csv')
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      sayFailed(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <ActionButton weight="plain" icon={<IconFileTypeCsv size={20} aria-hidden="true" />} busy={busy} onClick={() => void save()}>
      Save as CSV
    </ActionButton>
  )
}

const everyImplant = (view: ImplantView) =>
  everyRow(async (page) => (await ask(getImplanterImplantedChips, { ...viewAsked(view), page, pageSize: AT_A_TIME })).data)
