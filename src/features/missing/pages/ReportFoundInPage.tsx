import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { languageOf } from '#platform/text/languages.ts'
import { callFrom } from '#platform/web/caller.ts'
import { foundForm } from '../contract.ts'
import { nothingTyped } from '../finderform/fields.ts'
import { FoundForm } from '../parts/found/FoundForm.tsx'

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const language = languageOf(params['language'])
  const again = new URL(request.url).searchParams.get('again')
  const form = again ? await callFrom(context, foundForm, { again }).catch(() => null) : null
  const { typed, wrong } = form ?? { typed: nothingTyped, wrong: [] }
  return data({ language, typed, wrong })
}

export const meta = () => [{ name: 'robots', content: 'noindex' }]

/** The same form in one of ten languages, and with what was typed where something in it was wrong. */
export default function ReportFoundInPage() {
  return <FoundForm {...useLoaderData<typeof loader>()} />
}
