import { useDebouncedValue } from '@mantine/hooks'
import type { ChangeEvent, ComponentProps } from 'react'
import { probablyMeant } from '#platform/text/emailtypo.ts'
import { Box } from './Box.tsx'
import { TextField } from './TextField.tsx'

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'value' | 'onChange'> & {
  value?: string
  /** Of a form: takes what was typed, or the address itself. */
  onChange?: (typed: ChangeEvent<HTMLInputElement> | string) => void
}

/** An e-mail address; says so where a letter of a well-known domain is probably wrong, and puts it right with one press. */
export function EmailField({ value = '', onChange, ...field }: EmailFieldProps) {
  // Not as the field is left: what the person is about to press would move under their finger.
  const [typed] = useDebouncedValue(value, STOPPED_TYPING_MS)
  const meant = typed === value ? probablyMeant(value) : null
  return (
    <div>
      <TextField {...field} type="email" inputMode="email" value={value} onChange={onChange} />
      <div role="status">
        {meant && (
          <Box component="p" fz="sm" m="0.375rem 0 0">
            Did you mean{' '}
            <Box component="button" type="button" c="var(--ui-link)" fw={600} py="0.375rem" onClick={() => onChange?.(meant)}>
              {meant}
            </Box>
            ?
          </Box>
        )}
      </div>
    </div>
  )
}

const STOPPED_TYPING_MS = 600
