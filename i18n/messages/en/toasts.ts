export const toasts = {
  region: 'Messages, press F8',
  close: 'Close message',
  checkField: 'Check this field: {field}',
  check: { one: 'Check {n} field', other: 'Check {n} fields' },
  wrong: 'Not sent yet',
  submission: {
    missing: {
      title: 'Error',
      text: 'Please fill in all required fields (title, start date, organizer email, contact person name and phone)',
    },
    failed: {
      title: 'Submission Error',
      text: 'An error occurred while submitting the form. Please check the details and try again.',
    },
    sent: {
      title: 'Submission Sent Successfully!',
      text: 'Thank you for submitting the event. The event has been sent to admin approval and will be added to the site after review.',
    },
  },
  newsletter: {
    missing: {
      title: 'Missing fields',
      text: 'Please fill in all fields',
    },
    invalidEmail: {
      title: 'Invalid email',
      text: 'Please enter a valid email address',
    },
    duplicate: {
      title: 'Already subscribed!',
      text: 'This email is already subscribed to our newsletter',
    },
    failed: {
      title: 'Error',
      text: 'Failed to subscribe. Please try again later',
    },
    confirm: {
      title: 'One more step',
      text: 'Confirm your subscription using the link we sent to {email}.',
    },
    done: {
      title: 'Successfully subscribed!',
      text: 'We’ll send updates to {email}.',
    },
  },
  contact: {
    missing: {
      title: 'Error',
      text: 'Please fill in all required fields',
    },
    failed: {
      title: 'Sending Error',
      text: 'An error occurred while sending the message. Please try again or contact us directly via email.',
      withoutEmail: 'An error occurred while sending the message. Please try again.',
    },
    sent: {
      title: 'Message Sent Successfully!',
      text: 'We usually reply within 24-48 hours.',
    },
  },
  feedback: {
    ratingRequired: {
      title: 'Rating Required',
      text: 'Please provide at least an overall rating',
    },
    failed: {
      title: 'Submission Error',
      text: 'Failed to submit feedback. Please try again.',
    },
    sent: {
      title: 'Feedback Submitted',
      text: 'Thank you for your valuable feedback!',
    },
  },
  linkCopied: 'Link copied',
  network: {
    unavailable: {
      title: 'The service is temporarily unavailable',
      text: 'Nothing was sent, and your text is still here. Try again in a moment.',
    },
    offline: {
      title: 'No internet connection',
      text: 'Your text is still here.',
    },
    tooMany: {
      title: 'Too many attempts',
      text: 'Wait a moment and try again. Your text is still here.',
    },
  },
}
