/**
 * What a person does before the page's scripts are there isn't lost: what they typed is told to the form, and the button they pressed is
 * pressed again. This script, in the head of the page, remembers the last press.
 */
export const earlyActsScript = `(()=>{const early=window.early={};const keep=(event)=>{if(event.type==='submit'){if(event.target.hasAttribute('action'))return;event.preventDefault();early.form=event.target;early.submitter=event.submitter}else{const button=event.target.closest?.('button');if(button&&button.type!=='submit')early.button=button}};for(const type of['submit','click'])addEventListener(type,keep,true);early.end=()=>{for(const type of['submit','click'])removeEventListener(type,keep,true)}})();`

interface Early {
  form?: HTMLFormElement
  submitter?: HTMLElement | null
  button?: HTMLButtonElement
  end: () => void
}

declare global {
  interface Window {
    early?: Early | undefined
  }
}

/** Does it all again, once the page listens. */
export function replayEarlyActs() {
  const { early } = window
  if (!early) return
  window.early = undefined
  early.end()
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) retell(field)
  early.button?.click()
  if (early.form?.isConnected) early.form.requestSubmit(early.submitter)
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** React compares a field with what it last knew of it, which is what the person has typed: it is told that the field was empty. */
function retell(field: Field) {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    if (field.checked === field.defaultChecked) return
    field.checked = field.defaultChecked
    field.click()
    return
  }
  const isChoice = field instanceof HTMLSelectElement
  const typed = field.value
  if (typed === '' || (isChoice ? field.options[field.selectedIndex]?.defaultSelected : typed === field.defaultValue)) return
  field.value = ''
  // Past React, which watches the property of the element itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed)
  field.dispatchEvent(new Event(isChoice ? 'change' : 'input', { bubbles: true }))
}
