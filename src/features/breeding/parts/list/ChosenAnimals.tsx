import { ChosenBar } from '#ui/ChosenBar.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import type { Choosing } from '#ui/useChosen.ts'
import type { BreederPet } from '../../shapes.ts'
import { PacksButton } from '../PacksButton.tsx'
import { animals } from '../words.ts'
import { KeepDialog } from './KeepDialog.tsx'
import { OfferDialog } from './lazyoffer.ts'
import { mayAll } from './mayall.ts'

/** What can be done with the animals that are chosen, together. */
export function ChosenAnimals({ chosen, clear }: Choosing<BreederPet>) {
  if (chosen.length === 0) return null
  return (
    <ChosenBar label="Selected animals" words={animals(chosen.length)} onClear={clear}>
      <DialogButton
        size="sm"
        disabledBecause={mayAll(chosen, 'canSell', 'offer')}
        renderDialog={(close) => <OfferDialog pets={chosen} reserved={sameBuyer(chosen)} onDone={clear} onClose={close} />}
      >
        Offer to one buyer
      </DialogButton>
      <PacksButton
        of={{ petIds: chosen.map(({ id }) => id).join(',') }}
        name="Transfer packs"
        size="sm"
        disabledBecause={mayAll(chosen, 'canPrint', 'print packs for')}
      >
        Print packs
      </PacksButton>
      <DialogButton
        weight="plain"
        size="sm"
        disabledBecause={mayAll(chosen, 'canKeep', 'keep')}
        renderDialog={(close) => <KeepDialog pets={chosen} onDone={clear} onClose={close} />}
      >
        Keep them yourself
      </DialogButton>
    </ChosenBar>
  )
}

/** Whom all of them are reserved for; null where they are for different buyers, or some for none. */
function sameBuyer([first, ...others]: readonly BreederPet[]): BreederPet['reserved'] {
  const reserved = first?.reserved ?? null
  return others.every((pet) => pet.reserved?.name === reserved?.name && pet.reserved?.email === reserved?.email) ? reserved : null
}
