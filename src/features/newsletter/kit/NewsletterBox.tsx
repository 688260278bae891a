import { type SyntheticEvent, useId, useState } from 'react'
import { callServer } from '#platform/web/callserver.ts'
import { CallFailed } from '#platform/web/failed.ts'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Arrived } from '#ui/Arrived.tsx'
import { CONSENT } from '../consent.ts'
import { subscribeNewsletter } from '../contract.ts'
import classes from './NewsletterBox.module.css'

/** Asks for an e-mail address at the foot of every page. It has no part of a form that another page needs: every page loads it. */
export function NewsletterBox() {
  const id = useId()
  const [{ said, wrong }, setAnswer] = useState({ said: '', wrong: '' })
  const [isPending, setPending] = useState(false)
  const send = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    setPending(true)
    const email = String(new FormData(event.currentTarget).get('email') ?? '')
    setAnswer(await callServer(subscribeNewsletter, { email }).then(({ message }) => ({ said: message, wrong: '' }), problem))
    setPending(false)
  }
  return (
    <section className={classes.box} aria-labelledby={`${id}title`}>
      <div>
        <h2 className={classes.title} id={`${id}title`}>
          Our newsletter
        </h2>
        <p className={classes.hint} id={`${id}hint`}>
          Advice for keepers, about once a month. {CONSENT}
        </p>
      </div>
      <form className={classes.form} method="post" action={paths.joinNewsletter} noValidate onSubmit={send} hidden={said !== ''}>
        <label className={classes.label} htmlFor={id}>
          Your e-mail
        </label>
        <input
          className={classes.input}
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          aria-describedby={wrong ? `${id}wrong ${id}hint` : `${id}hint`}
          aria-invalid={wrong !== '' || undefined}
        />
        <ActionButton type="submit" weight="plain" busy={isPending}>
          Sign up
        </ActionButton>
        {wrong && (
          <p className={classes.wrong} id={`${id}wrong`} role="alert">
            {wrong}
          </p>
        )}
      </form>
      {said && (
        <Arrived>
          <p className={classes.said} role="status">
            {said}
          </p>
        </Arrived>
      )}
    </section>
  )
}

function problem(error: unknown) {
  if (!(error instanceof CallFailed)) throw error
  return { said: '', wrong: error.fields['email'] ?? error.message }
}
