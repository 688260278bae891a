/** Why a card was not taken, in our own words for the payer, by the provider's code. Nothing was taken in any of these cases. */
const WORDS: Record<string, string> = {
  insufficient_funds: 'There is not enough money on this card. Use another card, or try again when there is.',
  card_velocity_exceeded: 'This card has reached its limit. Use another card, or ask your bank.',
  withdrawal_count_limit_exceeded: 'This card has reached its limit. Use another card, or ask your bank.',
  expired_card: 'This card has expired. Use another card.',
  invalid_expiry_month: 'Check the month in which the card expires.',
  invalid_expiry_year: 'Check the year in which the card expires.',
  incorrect_cvc: 'The three or four digits of the security code are not those of this card. Check them on the card.',
  invalid_cvc: 'The three or four digits of the security code are not those of this card. Check them on the card.',
  incorrect_number: 'This is not the number of a card. Check it on the card.',
  invalid_number: 'This is not the number of a card. Check it on the card.',
  incorrect_zip: 'The postcode is not the one that your bank knows. Enter the one on your bank statement.',
  incorrect_address: 'The address is not the one that your bank knows. Enter the one on your bank statement.',
  card_not_supported: 'This kind of card cannot be used here. Use another card.',
  currency_not_supported: 'This card cannot pay in pounds. Use another card.',
  authentication_required: 'Your bank wants to know that it is you. Try again and confirm it with your bank.',
  payment_intent_authentication_failure: 'Your bank could not confirm that it was you. Try again, or use another card.',
  processing_error: 'Something went wrong at the bank. Try again in a minute.',
  try_again_later: 'The bank could not answer. Try again in a minute.',
  issuer_not_available: 'The bank could not answer. Try again in a minute.',
  reenter_transaction: 'The bank could not answer. Try again in a minute.',
  test_mode_live_card: 'This is a test: only the test cards work here.',
  live_mode_test_card: 'This is a test card. Use a real one.',
}

/** Banks do not say more, and where they do (lost, stolen), the one who holds the card is not to be told. */
const USUAL = 'The bank declined this card. Use another card, or ask your bank why.'

/** The sentence for a code; a code that is new to us is a plain no. */
export const declinedWords = (code: string): string => (Object.hasOwn(WORDS, code) ? (WORDS[code] ?? USUAL) : USUAL)
