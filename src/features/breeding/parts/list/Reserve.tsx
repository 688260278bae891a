import { lazyPart } from '#platform/web/lazypart.ts'
import { DialogButton } from '#ui/DialogButton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { Reservation } from '../../shapes.ts'

const ReserveDialog = lazyPart(() => import('./ReserveDialog.tsx').then((part) => part.ReserveDialog))

/** The way to note who has reserved an animal. */
export function Reserve({
  animal,
  isSold = false,
}: {
  animal: { id: string; name: string; reserved: Reservation | null }
  isSold?: boolean
}) {
  if (isSold)
    return (
      <DialogButton weight="quiet" size="sm" renderDialog={(close) => <ReserveDialog animal={animal} isSold onClose={close} />}>
        Price and payment<VisuallyHidden> for {animal.name}</VisuallyHidden>
      </DialogButton>
    )
  return (
    <DialogButton weight="quiet" size="sm" renderDialog={(close) => <ReserveDialog animal={animal} onClose={close} />}>
      {animal.reserved ? 'Change reservation' : 'Reserve'}
      <VisuallyHidden> {animal.reserved ? `of ${animal.name}` : animal.name}</VisuallyHidden>
    </DialogButton>
  )
}
