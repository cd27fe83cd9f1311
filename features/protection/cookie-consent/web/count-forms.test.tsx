import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { sendAnalyticsTo } from '#ui/analytics/track.ts'
import { countForms } from './count-forms.ts'

afterEach(() => {
  sendAnalyticsTo(null)
  cleanup()
})

test('the module counts clicks, form starts (once each) and submissions, and nothing after it is stopped', () => {
  const heard: string[] = []
  sendAnalyticsTo(({ event }) => heard.push(event))
  const stop = countForms(document)
  render(
    <form name="contact" onSubmit={(event) => event.preventDefault()}>
      <input aria-label="Name" />
      <button type="button">Add</button>
    </form>,
  )
  const act = () => {
    for (const value of ['a', 'ab']) fireEvent.change(screen.getByLabelText('Name'), { target: { value } })
    // Field input reaches a form through the native event.
    for (let time = 0; time < 2; time++) screen.getByLabelText('Name').dispatchEvent(new Event('change', { bubbles: true }))
    fireEvent.click(screen.getByRole('button'))
    fireEvent.submit(screen.getByRole('button').closest('form')!)
  }
  act()
  expect(heard).toEqual(['change_form', 'click_button', 'send_form'])
  stop()
  act()
  expect(heard).toHaveLength(3)
})
