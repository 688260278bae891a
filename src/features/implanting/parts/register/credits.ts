/** How many registrations the implanter can give; `left` is not known without signal. */
export function creditWords(left: number | undefined): string {
  if (left === undefined) return 'They pay nothing. Whether you have one left is checked when it is sent.'
  if (left === 0) return 'You have none left'
  return `They pay nothing. You have ${left === 1 ? 'one' : left.toLocaleString('en-GB')} left.`
}
