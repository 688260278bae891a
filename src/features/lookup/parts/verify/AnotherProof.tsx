import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Stack } from '#ui/Box.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Scripted } from '#ui/Scripted.tsx'
import { LongTextField } from '#ui/TextField.tsx'
import { proofIn } from './pasted.ts'

/** Checks a code or link that somebody sent. */
export function AnotherProof() {
  const navigate = useNavigate()
  const [pasted, setPasted] = useState('')
  const [error, setError] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const proof = proofIn(pasted)
    if (proof === '') return setError('Paste the code or link')
    void navigate(paths.verify(proof))
  }
  return (
    <Scripted>
      <Panel title="Check another code" look="sunk">
        <form onSubmit={submit} noValidate>
          <Stack gap="1rem">
            <LongTextField
              label="Code or link"
              hint="Three groups of letters and numbers with dots between them, or the whole link."
              autoComplete="off"
              spellCheck={false}
              value={pasted}
              error={error}
              onChange={(event) => {
                setPasted(event.currentTarget.value)
                setError('')
              }}
            />
            <div>
              <ActionButton type="submit" weight="plain">
                Check code
              </ActionButton>
            </div>
          </Stack>
        </form>
      </Panel>
    </Scripted>
  )
}
