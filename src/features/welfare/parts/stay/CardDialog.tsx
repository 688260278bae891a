import { type SyntheticEvent, useState } from 'react'
import { listed } from '#platform/listed.ts'
import { download } from '#platform/web/download.ts'
import { useCall } from '#platform/web/useCall.ts'
import { CheckField } from '#ui/CheckField.tsx'
import { Rows } from '#ui/Columns.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import type { Chosen } from '#ui/useChosen.ts'
import { getIntakeNotes, printKennelCards } from '../../contract.ts'
import { animalsText } from '../words.ts'

interface CardDialogProps {
  pets: readonly Chosen[]
  onDone?: () => void
  onClose: () => void
}

/** Prints what hangs on the kennels: of one animal with the notes that are ticked, of several with the newest of each. */
export function CardDialog({ pets, onDone, onClose }: CardDialogProps) {
  const [busy, setBusy] = useState(false)
  const [withNewestNote, setNewest] = useState(false)
  const [noteIds, setNoteIds] = useState<readonly string[]>([])
  const [only] = pets.length === 1 ? pets : []
  const who = pets.length > 3 ? animalsText(pets.length) : listed(pets.map(({ name }) => name))
  const print = async (event: SyntheticEvent) => {
    event.preventDefault()
    setBusy(true)
    const petIds = pets.map(({ id }) => id)
    await download(printKennelCards, { petIds, noteIds: [...noteIds], withNewestNote }, 'Kennel cards.pdf')
    setBusy(false)
    onDone?.()
    onClose()
  }
  return (
    <FormDialog title={`Print kennel ${only ? 'card' : 'cards'}: ${who}`} onClose={onClose}>
      <form onSubmit={(event) => void print(event)}>
        <Rows>
          <div>Four cards fit on a sheet of A4. Cut along the lines to get A6. Visitors can read them, so choose notes with care.</div>
          {only ? (
            <NotesToPrint petId={only.id} chosen={noteIds} onChange={setNoteIds} />
          ) : (
            <CheckField
              label="Print the newest note of each animal"
              checked={withNewestNote}
              onChange={(event) => setNewest(event.currentTarget.checked)}
            />
          )}
          <DialogActions busy={busy} onClose={onClose}>
            Print {only ? 'the card' : `${pets.length} cards`}
          </DialogActions>
        </Rows>
      </form>
    </FormDialog>
  )
}

interface NotesToPrintProps {
  petId: string
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

function NotesToPrint({ petId, chosen, onChange }: NotesToPrintProps) {
  const { data } = useCall(getIntakeNotes, { petId, pageSize: 20 })
  return (data?.items ?? []).map(({ id, words }) => (
    <CheckField
      key={id}
      label={`Print: ${words}`}
      checked={chosen.includes(id)}
      onChange={(event) => onChange(event.currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
    />
  ))
}
