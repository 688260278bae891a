import { escape } from '#platform/server/html.ts'

/** What is wrong with a form: a sentence for each field, and '' for the whole. */
export type Wrong = Record<string, string>

interface Asked {
  name: string
  label: string
  hint?: string
  /** As typed; a password is never given back. */
  value?: string
  /** HTML attributes: what kind of answer it is. */
  kind?: string
}

/** One field, with what is wrong with it. */
export function field({ name, label, hint = '', value = '', kind = '' }: Asked, wrong: Wrong): string {
  const says = [hint && `${name}-hint`, wrong[name] && `${name}-wrong`].filter(Boolean).join(' ')
  return `<label for="${name}">${escape(label)}</label>${hint && `<small id="${name}-hint">${escape(hint)}</small>`}
<input id="${name}" name="${name}" value="${escape(value)}" ${kind}${says && ` aria-describedby="${says}"`}${wrong[name] ? ' aria-invalid="true"' : ''}>`
}

/** What is wrong, above the form: each sentence leads to its field. */
export function problems(wrong: Wrong): string {
  const sentences = Object.entries(wrong).map(([name, words]) =>
    name ? `<a id="${name}-wrong" href="#${name}">${escape(words)}</a>` : escape(words),
  )
  return sentences.length > 0 ? `<div class="wrong" role="alert">${sentences.join('<br>')}</div>` : ''
}
