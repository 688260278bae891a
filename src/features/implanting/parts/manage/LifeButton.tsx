import { lazyPart } from '#platform/web/lazypart.ts'
import { DialogButton } from '#ui/DialogButton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

const ChipLife = lazyPart(() => import('./ChipLife.tsx').then((part) => part.ChipLife))

/** Opens the history of a chip; its code comes when it is wanted. */
export function LifeButton({ number, shown }: { number: string; shown: string }) {
  return (
    <DialogButton weight="quiet" size="sm" renderDialog={(close) => <ChipLife number={number} shown={shown} onClose={close} />}>
      See history<VisuallyHidden> ({shown})</VisuallyHidden>
    </DialogButton>
  )
}
