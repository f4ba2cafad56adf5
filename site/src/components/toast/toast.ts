export { showToast, showToastOnNextPage } from '../../stores/toast.ts'
