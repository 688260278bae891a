import { Suspense } from 'react'
import { lazyPart } from '#platform/web/lazypart.ts'
import { ChosenBar } from '#ui/ChosenBar.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { Extended } from '#ui/Extended.tsx'
import type { Choosing } from '#ui/useChosen.ts'
import { type ChosenAnimal, chosenActs } from '../../kit/points.ts'
import { MOST_AT_ONCE } from '../../policy.ts'
import { CardDialog, CouncilDialog, LocationDialog, NoteDialog, OutcomeDialog } from '../dialogs.ts'
import { animalsText } from '../words.ts'

/** Its code comes with the bar. */
const MoreMenu = lazyPart(() => import('#ui/MoreMenu.tsx').then((part) => part.MoreMenu))

const MORE = [
  ['Set location', LocationDialog],
  ['Record what happened', OutcomeDialog],
  ['Add a note', NoteDialog],
  ['Enter council dates', CouncilDialog],
  ['Print kennel cards', CardDialog],
] as const

/** What can be done with the animals that are chosen, together: to find them a home first, and the rest in a menu. */
export function ChosenAnimals({ chosen, clear }: Choosing<ChosenAnimal>) {
  const few = chosen.length <= MOST_AT_ONCE || `You can choose up to ${MOST_AT_ONCE} animals at a time`
  return (
    <ChosenBar label="Selected animals" words={animalsText(chosen.length)} onClear={clear}>
      <Extended point={chosenActs} props={{ pets: chosen, onDone: clear }} />
      <Suspense>
        <MoreMenu of="the selected animals">
          {MORE.map(([words, Dialog]) => (
            <DialogButton
              key={words}
              size="sm"
              weight="quiet"
              disabledBecause={few}
              renderDialog={(close) => <Dialog pets={chosen} onDone={clear} onClose={close} />}
            >
              {words}
            </DialogButton>
          ))}
        </MoreMenu>
      </Suspense>
    </ChosenBar>
  )
}
