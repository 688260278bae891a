import { IconBuilding, IconEye, IconHandStop, IconStethoscope } from '@tabler/icons-react'
import { useState } from 'react'
import { Captcha } from '#features/accounts/kit/captcha/Captcha.tsx'
import { directionOf } from '#platform/text/languages.ts'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { PetAvatar } from '#ui/art/PetAvatar.tsx'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Rows } from '#ui/Columns.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Scripted } from '#ui/Scripted.tsx'
import { LongTextField, TextField } from '#ui/TextField.tsx'
import classes from './FoundForm.module.css'
import { FoundPhoto } from './FoundPhoto.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import { MyPlace } from './MyPlace.tsx'
import { type FoundFormProps, useFoundForm } from './useFoundForm.ts'

const ANIMALS = ['dog', 'cat', 'rabbit', 'bird', 'other'] as const

/** What, where, how and a way to reach the finder: four answers. Until scripts are here the browser sends them by itself. */
export function FoundForm(props: FoundFormProps) {
  const { language, words, typed } = props
  const { form, formProps, summary, field, isPending, isSignedIn } = useFoundForm(props)
  const [captchaAsked, setCaptchaAsked] = useState(false)
  if (summary.errors['captcha'] && !captchaAsked) setCaptchaAsked(true)
  const place = field('place')
  const setPoint = (lat: string, lng: string) => form.setValues({ lat, lng })
  return (
    <div className={classes.page} lang={language} dir={directionOf(language)}>
      <Page title={words.title} lead={words.lead} width="narrow">
        <LanguageLinks language={language} label={words.languages} />
        <Panel look="raised">
          <form action={paths.reportFoundIn(language)} {...formProps}>
            <Rows gap="lg">
              <ErrorSummary {...summary} title={words.problem} />
              <ChoiceCards
                {...field('species')}
                label={words.what}
                look="picture"
                min="5rem"
                choices={ANIMALS.map((animal) => ({
                  value: animal,
                  label: words[animal],
                  art: <PetAvatar species={animal} colour="" seed={animal} size={60} />,
                }))}
              />
              <div>
                <TextField
                  {...place}
                  onChange={(event) => {
                    place.onChange(event)
                    setPoint('', '')
                  }}
                  label={words.where}
                  hint={words.whereHint}
                  dir="auto"
                  autoComplete="postal-code"
                  maxLength={60}
                />
                <MyPlace
                  words={words}
                  lat={form.getValues().lat}
                  lng={form.getValues().lng}
                  onPlace={(point) => {
                    form.setFieldValue('place', '')
                    setPoint(String(point.lat), String(point.lng))
                  }}
                />
              </div>
              <ChoiceCards
                {...field('whereabouts')}
                label={words.how}
                choices={[
                  { value: 'withFinder', label: words.withMe, art: <IconHandStop {...ICON} /> },
                  { value: 'seen', label: words.onlySeen, art: <IconEye {...ICON} /> },
                  { value: 'vet', label: words.atVet, art: <IconStethoscope {...ICON} /> },
                  { value: 'rescue', label: words.atRescue, art: <IconBuilding {...ICON} /> },
                ]}
              />
              <TextField
                {...field('contact')}
                label={words.contact}
                hint={
                  <a href={paths.privacyPolicy} target="_blank" rel="noopener">
                    {isSignedIn ? `${words.contactHint} ${words.contactAccount}` : words.contactHint}
                  </a>
                }
                dir="auto"
                autoComplete="email"
                maxLength={120}
              />
              <details
                className={classes.more}
                open={
                  Boolean(typed.colour || typed.description || typed.chipNumber || typed.finderName || summary.errors['photoId']) ||
                  undefined
                }
              >
                <summary>{words.more}</summary>
                <Rows>
                  <Scripted>
                    <FoundPhoto
                      words={words}
                      photoId={form.getValues().photoId}
                      onPhoto={(photoId) => form.setFieldValue('photoId', photoId)}
                      error={summary.errors['photoId']}
                    />
                  </Scripted>
                  <TextField
                    {...form.getInputProps('chipNumber')}
                    name="chipNumber"
                    label={words.chip}
                    maxLength={60}
                    inputMode="numeric"
                  />
                  <TextField {...form.getInputProps('colour')} name="colour" label={words.colour} maxLength={60} dir="auto" />
                  <LongTextField
                    {...form.getInputProps('description')}
                    name="description"
                    label={words.looks}
                    maxLength={1000}
                    dir="auto"
                  />
                  <TextField
                    {...form.getInputProps('finderName')}
                    name="finderName"
                    label={words.name}
                    hint={words.nameHint}
                    maxLength={100}
                    autoComplete="name"
                    dir="auto"
                  />
                </Rows>
              </details>
              {captchaAsked && (
                <Scripted>
                  <Captcha {...field('captcha')} />
                </Scripted>
              )}
              <input type="hidden" name="captcha" value={form.getValues().captcha} />
              <ActionButton type="submit" size="lg" fullWidth weight="urgent" busy={isPending}>
                {words.send}
              </ActionButton>
            </Rows>
          </form>
        </Panel>
      </Page>
    </div>
  )
}

const ICON = { size: 22, 'aria-hidden': true } as const
