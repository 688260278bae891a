import { Money } from '#ui/Money.tsx'
import { moneyText } from '#ui/moneytext.ts'
import { SelectField } from '#ui/SelectField.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import classes from './PackChoice.module.css'
import { type Pack, penceOf } from './packs.ts'

interface PackChoiceProps {
  pack: Pack
  withRegistrations: boolean
  /** The most packs of this size that can be chosen now. */
  most: number
  value: string
  /** Left out where nothing can be ordered. */
  onChange: ((quantity: string) => void) | undefined
  id: string
}

/** One size of pack: what it costs, and how many are wanted. */
export function PackChoice({ pack, withRegistrations, most, value, onChange, id }: PackChoiceProps) {
  const { size, inStock } = pack
  const pence = penceOf(pack, withRegistrations)
  const chosen = Number(value)
  return (
    <li className={classes.pack} data-chosen={chosen > 0 || undefined}>
      <div className={classes.head}>
        <h3 className={classes.size}>Pack of {size}</h3>
        <StatusTag tone={inStock ? 'good' : 'quiet'}>{inStock ? 'In stock' : 'Sold out'}</StatusTag>
      </div>
      <p className={classes.price}>
        <Money pence={pence} />
      </p>
      <p className={classes.each}>{moneyText(Math.round(pence / size))} a chip</p>
      {onChange && (most > 0 || chosen > 0) && (
        <div className={classes.many}>
          <SelectField
            id={id}
            label={
              <>
                How many<VisuallyHidden> packs of {size}</VisuallyHidden>
              </>
            }
            options={numbers(Math.max(most, chosen))}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </div>
      )}
      {onChange && most === 0 && chosen === 0 && (
        <p className={classes.none}>{inStock ? 'More than you may have now' : 'Look again in a few days'}</p>
      )}
    </li>
  )
}

const numbers = (most: number) =>
  Array.from({ length: most + 1 }, (_, count) => ({ value: String(count), label: count === 0 ? 'None' : String(count) }))
