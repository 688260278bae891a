import { readChipNumber } from '#features/chips/number.ts'
import { ChipDigits } from '#ui/ChipDigits.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { When } from '#ui/When.tsx'
import type { Queued } from './queued.ts'
import { RemoveButton } from './RemoveButton.tsx'
import classes from './WaitingList.module.css'
import { nameOf } from './words.ts'

/** What waits to be sent, in the order in which it goes. */
export function WaitingList({ items, onRemove }: { items: readonly Queued[]; onRemove: (id: string) => void }) {
  return (
    <ol className={classes.list}>
      {items.map((item) => (
        <li className={classes.item} key={item.id}>
          <div className={classes.words}>
            <p className={classes.name}>{nameOf(item)}</p>
            <Digits typed={item.answers.pet.chipNumber} />
            <p className={classes.since}>
              Waits since <When at={item.addedAt} />
            </p>
            {item.problem && <p className={classes.problem}>{item.problem.message}</p>}
          </div>
          <div className={classes.actions}>
            <StatusTag tone={item.state === 'sending' ? 'info' : 'watch'}>
              {item.state === 'sending' ? 'Being sent' : 'Not sent yet'}
            </StatusTag>
            <RemoveButton
              item={item}
              disabledBecause={item.state === 'sending' ? 'It is being sent now' : true}
              onRemove={() => onRemove(item.id)}
            />
          </div>
        </li>
      ))}
    </ol>
  )
}

/** A number in groups where it is one, else what was typed. */
export function Digits({ typed }: { typed: string }) {
  const reading = readChipNumber(typed)
  return reading.valid ? <ChipDigits number={reading.number} /> : <span>{typed}</span>
}
