import { Box } from '@mantine/core'
import { useState } from 'react'
import { site } from '#src/site.ts'
import { CheckField } from '#ui/CheckField.tsx'
import type { FieldProps } from '#ui/field.ts'
import { type Progress, usePuzzle } from '../../parts/captcha/usePuzzle.ts'
import classes from './CaptchaBox.module.css'

interface CaptchaBoxProps extends Pick<FieldProps, 'data-path' | 'error'> {
  /** The solution; `''` while there is none. Emptied by its form, the box finds another by itself. */
  value?: string
  onChange?: (solution: string) => void
}

/** Shows that a person asks: one tick, and the browser does a little work by itself. No picture, no tracking. Spread `form.getInputProps('captcha')`. */
export function CaptchaBox({ value = '', onChange, error, ...rest }: CaptchaBoxProps) {
  const [ticked, setTicked] = useState(false)
  const { progress, again } = usePuzzle(ticked, value, onChange)
  const tick = (on: boolean) => {
    setTicked(on)
    if (on) again()
    if (!on) onChange?.('')
  }
  return (
    <Box bg="var(--ui-sunk)" bdrs="md" p="1rem 1.125rem">
      <CheckField
        {...rest}
        label="I’m a person"
        hint="Tick this and your browser checks by itself, in a second. There’s no puzzle to solve."
        error={progress === 'done' ? undefined : error}
        checked={ticked}
        onChange={(event) => tick(event.currentTarget.checked)}
      />
      <p className={classes.progress} data-progress={progress} role="status">
        {words[progress]}
      </p>
    </Box>
  )
}

const words: Record<Progress, string> = {
  idle: '',
  working: 'Checking…',
  done: 'Checked. You can continue.',
  failed: `The check didn’t work. Untick the box and tick it again, or call us on ${site.phone}.`,
}
