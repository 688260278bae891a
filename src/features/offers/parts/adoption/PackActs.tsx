import { useState } from 'react'
import { getWelfarePets } from '#features/welfare/contract.ts'
import type { WelfarePet } from '#features/welfare/shapes.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { StopCode } from '../../kit/StopCode.tsx'
import { PacksDialog } from './PacksDialog.tsx'
import { savePacks } from './packs.ts'

/** The adoption pack of an animal: to print it, to print it again with the same code, and to stop its code. */
export function PackActs({ pet }: { pet: WelfarePet }) {
  if (!pet.isKept || pet.offer) return null
  if (!pet.code && pet.state === 'left') return null
  if (!pet.code)
    return (
      <DialogButton
        weight="quiet"
        size="sm"
        disabledBecause={pet.canPrint}
        renderDialog={(close) => <PacksDialog pets={[pet]} onClose={close} />}
      >
        Print adoption pack <VisuallyHidden>({pet.name})</VisuallyHidden>
      </DialogButton>
    )
  return (
    <>
      <PrintAgain pet={pet} />
      <StopCode pet={pet} refresh={[getWelfarePets]} />
    </>
  )
}

function PrintAgain({ pet }: { pet: WelfarePet }) {
  const [busy, setBusy] = useState(false)
  const print = async () => {
    setBusy(true)
    await savePacks([pet])
    setBusy(false)
  }
  return (
    <ActionButton weight="quiet" size="sm" busy={busy} disabledBecause={pet.canPrint} onClick={() => void print()}>
      Print pack again <VisuallyHidden>({pet.name})</VisuallyHidden>
    </ActionButton>
  )
}
