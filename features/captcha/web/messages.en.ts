export const captchaEn = {
  title: 'One short question',
  text: 'It keeps machines out. Then we go on where you were.',
  frame: 'Question that tells people from machines',
  failed: 'That did not work. Try once more.',
}
