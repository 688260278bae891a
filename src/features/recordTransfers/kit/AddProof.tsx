import { lazyPart } from '#platform/web/lazypart.ts'
import { DialogButton } from '#ui/DialogButton.tsx'

const ProofDialog = lazyPart(() => import('../parts/ProofDialog.tsx').then((part) => part.ProofDialog))

/** Opens the dialog in which a keeper adds what shows that an animal’s record is theirs; nothing where that isn’t waited for. */
export function AddProof({ petId, petName, can, again }: { petId: string; petName: string; can: unknown; again: boolean }) {
  if (can !== true) return null
  return (
    <DialogButton
      size="sm"
      weight={again ? 'plain' : 'main'}
      renderDialog={(close) => <ProofDialog petId={petId} petName={petName} onClose={close} />}
    >
      {again ? 'Add another proof' : 'Add your proof'}
    </DialogButton>
  )
}
