import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { paths } from '#src/paths.ts'
import { Box } from '#ui/Box.tsx'
import { TextField } from '#ui/TextField.tsx'
import classes from './FaqSearch.module.css'

const PAUSE_MS = 250

/** The search over the answers: sent by the browser itself where no script runs, and after a pause in the typing where one does. */
export function FaqSearch({ query, found }: { query: string; found: number }) {
  const submit = useSubmit()
  const [typed, setTyped] = useState(query)
  const [asked, setAsked] = useState(query)
  useEffect(() => {
    if (typed === asked) return
    const pause = setTimeout(() => {
      setAsked(typed)
      void submit(typed.trim() === '' ? {} : { query: typed }, {
        method: 'get',
        action: paths.faq(),
        replace: true,
        preventScrollReset: true,
      })
    }, PAUSE_MS)
    return () => clearTimeout(pause)
  }, [typed, asked, submit])
  return (
    <Box
      component="search"
      bg="var(--ui-surface)"
      bd="1px solid var(--ui-line)"
      bdrs="xl"
      display="block"
      maw="46rem"
      p="clamp(1.125rem, 3vw, 1.75rem)"
      style={{ boxShadow: 'var(--mantine-shadow-md)' }}
    >
      <Form method="get" action={paths.faq()} preventScrollReset>
        <TextField
          label="Search the answers"
          hint="For example: moved house, scam, transfer code"
          type="search"
          name="query"
          large
          autoComplete="off"
          maxLength={100}
          before={<IconSearch size={22} aria-hidden="true" />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Form>
      <p className={classes.count} role="status">
        {query === '' ? '' : found === 1 ? 'One answer' : `${found} answers`}
      </p>
    </Box>
  )
}
