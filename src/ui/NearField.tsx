import { useState } from 'react'
import type { List } from '#platform/web/useList.ts'
import { ActionButton } from './ActionButton.tsx'
import { Box, Group } from './Box.tsx'
import { TextField } from './TextField.tsx'

interface NearFieldProps {
  list: Pick<List, 'chosen' | 'choose'>
  label: string
  /** What to do where nothing is typed; without it, that means everywhere. */
  blank?: string
  /** What is wrong with the place that was asked for. */
  problem?: string | undefined
}

/** Near which place somebody is looked for. */
export function NearField({ list: { chosen, choose }, label, blank, problem }: NearFieldProps) {
  const near = chosen.get('near') ?? ''
  const [typed, setTyped] = useState(near)
  const [seen, setSeen] = useState(near)
  const [isBlank, setBlank] = useState(false)
  if (near !== seen) {
    setSeen(near)
    setTyped(near)
  }
  const ask = () => {
    setBlank(blank !== undefined && typed.trim() === '')
    choose('near', typed.trim())
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
    >
      <Group gap="0.5rem" align="flex-end" wrap="nowrap">
        <Box flex={1} miw={0}>
          <TextField
            label={label}
            autoComplete="postal-code"
            maxLength={60}
            error={isBlank ? blank : problem}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Box>
        <ActionButton type="submit">Search</ActionButton>
      </Group>
    </form>
  )
}
