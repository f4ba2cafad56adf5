/** The way back exists only with scripts, and only for those who came from somewhere. */
const button = document.querySelector<HTMLButtonElement>('[data-go-back]')

if (button && history.length > 1) {
  button.hidden = false
  button.addEventListener('click', () => history.back())
}

export {}
