import { IconPrinter } from '@tabler/icons-react'
import { type ComponentProps, useState } from 'react'
import { getPetRequests } from '#features/offers/contract.ts'
import { download } from '#platform/web/download.ts'
import { refresh } from '#platform/web/memory.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { downloadTransferPacks, getBreederPets } from '../contract.ts'

type PacksButtonProps = Pick<ComponentProps<typeof ActionButton>, 'weight' | 'size' | 'disabledBecause' | 'children'> & {
  of: { litterId: string } | { petId: string } | { petIds: string }
  /** What the file is called: "Transfer pack Bramble". */
  name: string
}

/** Saves the transfer packs of a litter or of one animal, each with its code, which stays the same when they’re printed again. */
export function PacksButton({ of, name, weight = 'plain', ...button }: PacksButtonProps) {
  const [busy, setBusy] = useState(false)
  const print = async () => {
    setBusy(true)
    await download(downloadTransferPacks, of, `${name}.pdf`)
    await refresh([getBreederPets, getPetRequests])
    setBusy(false)
  }
  return <ActionButton {...button} weight={weight} icon={<IconPrinter size={18} aria-hidden="true" />} busy={busy} onClick={print} />
}
