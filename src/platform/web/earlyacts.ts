import { useSyncExternalStore } from 'react'

/** Where the page says that there's no connection; the server draws it hidden, so that it can be said before the page is alive. */
export const OFFLINE_NOTICE = 'offline'

/**
 * What a person does before the page's scripts are there isn't lost: what they typed is told to the form, and the button they pressed is
 * pressed again. This script, in the head of the page, remembers the last press, and keeps it from a page that doesn't know yet what was
 * typed. A form with an address of its own the browser sends by itself, until the page is alive; not without a connection, when it would
 * leave the page for one of its own that has nothing of what was typed. The page says so then, and sends it once the connection is back,
 * because a script that couldn't be fetched isn't asked for again.
 */
export const earlyActsScript = `(()=>{const early=window.early={};const say=(offline)=>{const notice=document.getElementById('${OFFLINE_NOTICE}');if(notice)notice.hidden=!offline};const keep=(event)=>{if(event.type==='submit'){if(!early.alive&&navigator.onLine&&event.target.hasAttribute('action'))return;event.preventDefault();event.stopPropagation();early.form=event.target;early.submitter=event.submitter;if(!navigator.onLine)say(true)}else{const button=event.target.closest?.('button');if(button&&button.type!=='submit'){event.stopPropagation();early.button=button}}};const back=()=>{say(false);if(!early.alive&&early.form?.hasAttribute('action'))early.form.requestSubmit(early.submitter)};for(const type of['submit','click'])addEventListener(type,keep,true);addEventListener('online',back);early.end=()=>{for(const type of['submit','click'])removeEventListener(type,keep,true);removeEventListener('online',back)}})();`

interface Acts {
  form?: HTMLFormElement
  submitter?: HTMLElement | null
  button?: HTMLButtonElement
  /** Whether React has the form now, so that the browser may no longer send it by itself. */
  alive?: boolean
  /** From now on the page hears what is pressed. */
  end: () => void
}

declare global {
  interface Window {
    early?: Acts | undefined
  }
}

/** From the moment that React has the page; `replayEarlyActs` follows at once. */
export function takeOverForms() {
  if (window.early) window.early.alive = true
}

/** Does it all again, once the page listens. */
export function replayEarlyActs() {
  const { early } = window
  if (!early) return endReplay()
  window.early = undefined
  void replay(early, document).then(endReplay)
}

let isReplayed = false
const waiting = new Set<() => void>()

/** Whether all of it was done again: a form that the server drew for everyone must stand until then. */
export const useReplayed = () =>
  useSyncExternalStore(
    onReplayed,
    () => isReplayed,
    () => false,
  )

function onReplayed(listener: () => void) {
  waiting.add(listener)
  return () => waiting.delete(listener)
}

function endReplay() {
  isReplayed = true
  for (const listener of waiting) listener()
}

/** The same for a part of the page that listens later than the rest; what it gives is to be called then. */
export function keepActs(part: HTMLElement): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const acts: Acts = { end: () => listening.abort() }
  part.addEventListener('submit', (event) => keepSubmit(event, acts), { capture: true, signal })
  part.addEventListener('click', (event) => keepPress(event, acts), { capture: true, signal })
  return () => void replay(acts, part)
}

function keepSubmit(event: SubmitEvent, acts: Acts) {
  const { target: form } = event
  if (!(form instanceof HTMLFormElement)) return
  // What only asks, the browser asks by itself.
  if (!acts.alive && navigator.onLine && form.hasAttribute('action') && form.method === 'get') return
  event.preventDefault()
  event.stopPropagation()
  acts.form = form
  acts.submitter = event.submitter
}

function keepPress(event: MouseEvent, acts: Acts) {
  const button = event.target instanceof Element && event.target.closest('button')
  if (!button || button.type === 'submit') return
  event.stopPropagation()
  acts.button = button
}

/**
 * One after the other: a date has three fields, and each has to know what was said of the others. What was typed is read before, because
 * React takes it away from the fields that it was not yet told of. What is pressed meanwhile waits until it knows of all.
 */
async function replay(acts: Acts, within: ParentNode) {
  acts.alive = true
  for (const tell of [...within.querySelectorAll<Field>('input, textarea, select')].flatMap(retelling)) {
    tell()
    await drawn()
  }
  acts.end()
  const { form, submitter, button } = acts
  button?.click()
  if (form?.isConnected) form.requestSubmit(submitter)
}

/** Until React has drawn what it was told. */
const drawn = () => new Promise((resolve) => setTimeout(resolve))

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** How to tell React of what the person has said in a field; nothing where they have said nothing. */
function retelling(field: Field): (() => void)[] {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    if (field.checked === field.defaultChecked) return []
    return [() => untick(field)]
  }
  const isChoice = field instanceof HTMLSelectElement
  const typed = field.value
  if (typed === '' || (isChoice ? field.options[field.selectedIndex]?.defaultSelected : typed === field.defaultValue)) return []
  return [() => retype(field, typed), () => leave(field)]
}

function untick(field: HTMLInputElement) {
  field.checked = field.defaultChecked
  field.click()
}

/** Some questions are asked of what was typed once the person has left the field. */
function leave(field: Field) {
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

/** React compares a field with what it last knew of it, which is what the person has typed: it is told that the field was empty. */
function retype(field: Field, typed: string) {
  field.value = ''
  // Past React, which watches the property of the element itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
