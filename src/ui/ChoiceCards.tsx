import { type ReactNode, useId } from 'react'
import { Box } from './Box.tsx'
import classes from './ChoiceCards.module.css'
import { FieldGroup } from './FieldGroup.tsx'
import { type FieldProps, idOf } from './field.ts'
import { useHeld } from './held.ts'

type Choice = { value: string; label: ReactNode; hint?: ReactNode; art?: ReactNode; disabled?: boolean }

type ChoiceCardsProps = FieldProps & {
  choices: readonly Choice[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  onFocus?: () => void
  onBlur?: () => void
  /** For a form that the browser sends by itself. */
  name?: string
  /** Narrowest a card may be, a CSS length. */
  min?: string
  /** picture: the art is what people go by, with its name below. */
  look?: 'row' | 'picture'
}

/** One of a few, each a card that can be hit anywhere: native radio buttons underneath. */
export function ChoiceCards({
  choices,
  value,
  defaultValue,
  onChange,
  onFocus,
  onBlur,
  min = '11rem',
  look = 'row',
  name: given,
  ...field
}: ChoiceCardsProps) {
  const [chosen, setChosen] = useHeld({ value, defaultValue, onChange })
  const ownName = useId()
  const name = given ?? ownName
  const firstId = idOf(field) ?? `${name}-first`
  return (
    <FieldGroup label={field.label} hint={field.hint} error={field.error} optional={field.optional}>
      <div className={classes.cards} data-look={look} style={{ gridTemplateColumns: `repeat(auto-fit, minmax(min(${min}, 100%), 1fr))` }}>
        {choices.map((choice, index) => (
          <label className={classes.card} key={choice.value} data-error={Boolean(field.error) || undefined}>
            <input
              type="radio"
              className={classes.radio}
              name={name}
              id={index === 0 ? firstId : `${name}-${choice.value}`}
              value={choice.value}
              checked={chosen === choice.value}
              disabled={choice.disabled}
              onChange={() => setChosen(choice.value)}
              onFocus={onFocus}
              onBlur={onBlur}
            />
            {choice.art && (
              <Box component="span" display="inline-flex" flex="none" aria-hidden="true">
                {choice.art}
              </Box>
            )}
            <Box component="span" display="grid" miw={0}>
              <Box component="span" fw={600} lh="1.35">
                {choice.label}
              </Box>
              {choice.hint && <span className={classes.hint}>{choice.hint}</span>}
            </Box>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
