import { EnglishField as EnglishField_f1007e0d1c43a42f2f3bfc2f3be5d4ff } from '../../../features/english/EnglishField.tsx'
import { TitleCell as TitleCell_69f0ff7ef3031294aa34971672507485 } from '../../../panel/lists/cells.tsx'
import { TextInBoth as TextInBoth_6b65ea255f01a43455b25edb9ec9106d } from '../../../panel/other-language/BothLanguages.tsx'
import { TextareaInBoth as TextareaInBoth_6b65ea255f01a43455b25edb9ec9106d } from '../../../panel/other-language/BothLanguages.tsx'
import { DayCell as DayCell_1344a6eed0a0142b3af09e0c3fc7bd8b } from '../../../panel/moments/MomentField.tsx'
import { DayField as DayField_713b5f6e8d4b967a3ff097732e1be181 } from '../../../panel/moments/MomentInput.tsx'
import { MomentCell as MomentCell_1344a6eed0a0142b3af09e0c3fc7bd8b } from '../../../panel/moments/MomentField.tsx'
import { MomentField as MomentField_1344a6eed0a0142b3af09e0c3fc7bd8b } from '../../../panel/moments/MomentField.tsx'
import { CountryCell as CountryCell_69f0ff7ef3031294aa34971672507485 } from '../../../panel/lists/cells.tsx'
import { CountryField as CountryField_0df13052f70461868618c0e5addf17c5 } from '../../../panel/places/PlaceFields.tsx'
import { CityCell as CityCell_69f0ff7ef3031294aa34971672507485 } from '../../../panel/lists/cells.tsx'
import { CityField as CityField_0df13052f70461868618c0e5addf17c5 } from '../../../panel/places/PlaceFields.tsx'
import { EventLists as EventLists_e94b163c08946e05bcab56882f7cef5a } from '../../../features/events/panel/EventLists.tsx'
import { EmptyList as EmptyList_69f0ff7ef3031294aa34971672507485 } from '../../../panel/lists/cells.tsx'
import { TranslatorBar as TranslatorBar_ee1fcb87b2fe31574334246a3037be4c } from '../../../features/translations/TranslationsLink.tsx'
import { NameUntitled as NameUntitled_428fd7ef80cfba194f55674d71f9baf2 } from '../../../panel/document-controls.tsx'
import { FreeLock as FreeLock_428fd7ef80cfba194f55674d71f9baf2 } from '../../../panel/document-controls.tsx'
import { SavedAt as SavedAt_1344a6eed0a0142b3af09e0c3fc7bd8b } from '../../../panel/moments/MomentField.tsx'
import { SearchMisses as SearchMisses_0848d1ab2fe07b1f75f3fe551a48d11b } from '../../../features/search/panel/SearchMisses.tsx'
import { PublicationField as PublicationField_b2aa50d3eb21e8f9bc36c0fdab966aaa } from '../../../features/posts/planned/StatusCell.tsx'
import { TextBeside as TextBeside_63ef3bda0ec7a848b3bbeb637757786f } from '../../../panel/other-language/Beside.tsx'
import { TextareaBeside as TextareaBeside_63ef3bda0ec7a848b3bbeb637757786f } from '../../../panel/other-language/Beside.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { NamedTables as NamedTables_b340b935369b78e0eb53d81d09d89bd3 } from '../../../features/posts/editor/NamedTables.tsx'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ContentBeside as ContentBeside_4d94ad94e39ff3f9d69eb0ce7be90779 } from '../../../features/posts/panel/ContentBeside.tsx'
import { StatusCell as StatusCell_b2aa50d3eb21e8f9bc36c0fdab966aaa } from '../../../features/posts/planned/StatusCell.tsx'
import { PlannedPost as PlannedPost_b2aa50d3eb21e8f9bc36c0fdab966aaa } from '../../../features/posts/planned/StatusCell.tsx'
import { LeaveEmpty as LeaveEmpty_f329770846cd00565f07c3674e879bd0 } from '../../../features/posts/panel/PublicationNotice.tsx'
import { PublishPost as PublishPost_b2aa50d3eb21e8f9bc36c0fdab966aaa } from '../../../features/posts/planned/StatusCell.tsx'
import { AreaCell as AreaCell_6d435fef38c271651e21d9cc95ddc544 } from '../../../features/texts/Appears.tsx'
import { AreaField as AreaField_6d435fef38c271651e21d9cc95ddc544 } from '../../../features/texts/Appears.tsx'
import { TextWithDefault as TextWithDefault_689b06a900614457ca827021c43ecce1 } from '../../../features/texts/TextWithDefault.tsx'
import { AreaFilter as AreaFilter_1be37cb66e270d50b109e56ce91579f3 } from '../../../features/texts/AreaFilter.tsx'
import { EntriesField as EntriesField_9230f45fdce0299d99e2a3b11ec12b0e } from '../../../features/faq/panel.tsx'
import { RowLabel as RowLabel_9230f45fdce0299d99e2a3b11ec12b0e } from '../../../features/faq/panel.tsx'
import { DigestLetter as DigestLetter_16f8f0964794e68d085a7ed7724545bd } from '../../../features/newsletter/digests/panel/DigestLetter.tsx'
import { MailView as MailView_c5ca01325a8155b0c46b253ff145da3a } from '../../../features/mail/panel/MailView.tsx'
import { CurrentPassword as CurrentPassword_a40aabbaf12697c53a402278373aa64f } from '../../../features/users/panel/CurrentPassword.tsx'
import { CurrentPasswordFault as CurrentPasswordFault_a40aabbaf12697c53a402278373aa64f } from '../../../features/users/panel/CurrentPassword.tsx'
import { UserSessions as UserSessions_8a039eb8e134851277e8efeadc2e3bf4 } from '../../../features/users/sessions/panel/UserSessions.tsx'
import { EmailField as EmailField_3817bf644402e67bfe6577f60ef982de } from '@payloadcms/ui'
import { RemoveAccounts as RemoveAccounts_8b1dba608d95f0b167ad29aa6ddc1cf7 } from '../../../features/users/removal/AccountRemoval.tsx'
import { RemoveAccount as RemoveAccount_8b1dba608d95f0b167ad29aa6ddc1cf7 } from '../../../features/users/removal/AccountRemoval.tsx'
import { SubjectCell as SubjectCell_bf4b760ae3774fe4ecc564ec39ffcaf4 } from '../../../features/audit/panel/AuditCells.tsx'
import { DetailsCell as DetailsCell_bf4b760ae3774fe4ecc564ec39ffcaf4 } from '../../../features/audit/panel/AuditCells.tsx'
import { PanelBar as PanelBar_702032aa399c3190c06d2bc082297be1 } from '../../../dashboard/frame/PanelBar.tsx'
import { LogoutButton as LogoutButton_256a41593e2d6a31c85640cd8cbcf67b } from '../../../features/users/panel/PanelSession.tsx'
import { PanelIcon as PanelIcon_b01afbb6ddaf13babee8ae302380c95b } from '../../../panel/look/PanelLogo.tsx'
import { PanelLogo as PanelLogo_b01afbb6ddaf13babee8ae302380c95b } from '../../../panel/look/PanelLogo.tsx'
import { PersonalDataLink as PersonalDataLink_e81fd32e1d78471ae275b80e49815351 } from '../../../features/personal-data/PersonalDataView.tsx'
import { SecurityLink as SecurityLink_c883e150ead516f7801bf95dbdcda055 } from '../../../features/users/second-factor/panel/SecurityView.tsx'
import { OpenNav as OpenNav_e839230f15dee9fadf02d55708628b48 } from '../../../panel/look/OpenNav.tsx'
import { TranslationsLink as TranslationsLink_ee1fcb87b2fe31574334246a3037be4c } from '../../../features/translations/TranslationsLink.tsx'
import { PanelSession as PanelSession_256a41593e2d6a31c85640cd8cbcf67b } from '../../../features/users/panel/PanelSession.tsx'
import { HomeView as HomeView_4570c0739833ff2256074012c9da5568 } from '../../../features/home/HomeView.tsx'
import { PersonalDataView as PersonalDataView_e81fd32e1d78471ae275b80e49815351 } from '../../../features/personal-data/PersonalDataView.tsx'
import { SecurityView as SecurityView_c883e150ead516f7801bf95dbdcda055 } from '../../../features/users/second-factor/panel/SecurityView.tsx'
import { TranslationsView as TranslationsView_b1aa9685be9ef01436c791ee0265fe63 } from '../../../features/translations/TranslationsView.tsx'
import { DashboardView as DashboardView_fd6f905713cfd77cd8dff8ac972ce033 } from '../../../dashboard/DashboardView.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/features/english/EnglishField.tsx#EnglishField": EnglishField_f1007e0d1c43a42f2f3bfc2f3be5d4ff,
  "/panel/lists/cells.tsx#TitleCell": TitleCell_69f0ff7ef3031294aa34971672507485,
  "/panel/other-language/BothLanguages.tsx#TextInBoth": TextInBoth_6b65ea255f01a43455b25edb9ec9106d,
  "/panel/other-language/BothLanguages.tsx#TextareaInBoth": TextareaInBoth_6b65ea255f01a43455b25edb9ec9106d,
  "/panel/moments/MomentField.tsx#DayCell": DayCell_1344a6eed0a0142b3af09e0c3fc7bd8b,
  "/panel/moments/MomentInput.tsx#DayField": DayField_713b5f6e8d4b967a3ff097732e1be181,
  "/panel/moments/MomentField.tsx#MomentCell": MomentCell_1344a6eed0a0142b3af09e0c3fc7bd8b,
  "/panel/moments/MomentField.tsx#MomentField": MomentField_1344a6eed0a0142b3af09e0c3fc7bd8b,
  "/panel/lists/cells.tsx#CountryCell": CountryCell_69f0ff7ef3031294aa34971672507485,
  "/panel/places/PlaceFields.tsx#CountryField": CountryField_0df13052f70461868618c0e5addf17c5,
  "/panel/lists/cells.tsx#CityCell": CityCell_69f0ff7ef3031294aa34971672507485,
  "/panel/places/PlaceFields.tsx#CityField": CityField_0df13052f70461868618c0e5addf17c5,
  "/features/events/panel/EventLists.tsx#EventLists": EventLists_e94b163c08946e05bcab56882f7cef5a,
  "/panel/lists/cells.tsx#EmptyList": EmptyList_69f0ff7ef3031294aa34971672507485,
  "/features/translations/TranslationsLink.tsx#TranslatorBar": TranslatorBar_ee1fcb87b2fe31574334246a3037be4c,
  "/panel/document-controls.tsx#NameUntitled": NameUntitled_428fd7ef80cfba194f55674d71f9baf2,
  "/panel/document-controls.tsx#FreeLock": FreeLock_428fd7ef80cfba194f55674d71f9baf2,
  "/panel/moments/MomentField.tsx#SavedAt": SavedAt_1344a6eed0a0142b3af09e0c3fc7bd8b,
  "/features/search/panel/SearchMisses.tsx#SearchMisses": SearchMisses_0848d1ab2fe07b1f75f3fe551a48d11b,
  "/features/posts/planned/StatusCell.tsx#PublicationField": PublicationField_b2aa50d3eb21e8f9bc36c0fdab966aaa,
  "/panel/other-language/Beside.tsx#TextBeside": TextBeside_63ef3bda0ec7a848b3bbeb637757786f,
  "/panel/other-language/Beside.tsx#TextareaBeside": TextareaBeside_63ef3bda0ec7a848b3bbeb637757786f,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/features/posts/editor/NamedTables.tsx#NamedTables": NamedTables_b340b935369b78e0eb53d81d09d89bd3,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/features/posts/panel/ContentBeside.tsx#ContentBeside": ContentBeside_4d94ad94e39ff3f9d69eb0ce7be90779,
  "/features/posts/planned/StatusCell.tsx#StatusCell": StatusCell_b2aa50d3eb21e8f9bc36c0fdab966aaa,
  "/features/posts/planned/StatusCell.tsx#PlannedPost": PlannedPost_b2aa50d3eb21e8f9bc36c0fdab966aaa,
  "/features/posts/panel/PublicationNotice.tsx#LeaveEmpty": LeaveEmpty_f329770846cd00565f07c3674e879bd0,
  "/features/posts/planned/StatusCell.tsx#PublishPost": PublishPost_b2aa50d3eb21e8f9bc36c0fdab966aaa,
  "/features/texts/Appears.tsx#AreaCell": AreaCell_6d435fef38c271651e21d9cc95ddc544,
  "/features/texts/Appears.tsx#AreaField": AreaField_6d435fef38c271651e21d9cc95ddc544,
  "/features/texts/TextWithDefault.tsx#TextWithDefault": TextWithDefault_689b06a900614457ca827021c43ecce1,
  "/features/texts/AreaFilter.tsx#AreaFilter": AreaFilter_1be37cb66e270d50b109e56ce91579f3,
  "/features/faq/panel.tsx#EntriesField": EntriesField_9230f45fdce0299d99e2a3b11ec12b0e,
  "/features/faq/panel.tsx#RowLabel": RowLabel_9230f45fdce0299d99e2a3b11ec12b0e,
  "/features/newsletter/digests/panel/DigestLetter.tsx#DigestLetter": DigestLetter_16f8f0964794e68d085a7ed7724545bd,
  "/features/mail/panel/MailView.tsx#MailView": MailView_c5ca01325a8155b0c46b253ff145da3a,
  "/features/users/panel/CurrentPassword.tsx#CurrentPassword": CurrentPassword_a40aabbaf12697c53a402278373aa64f,
  "/features/users/panel/CurrentPassword.tsx#CurrentPasswordFault": CurrentPasswordFault_a40aabbaf12697c53a402278373aa64f,
  "/features/users/sessions/panel/UserSessions.tsx#UserSessions": UserSessions_8a039eb8e134851277e8efeadc2e3bf4,
  "@payloadcms/ui#EmailField": EmailField_3817bf644402e67bfe6577f60ef982de,
  "/features/users/removal/AccountRemoval.tsx#RemoveAccounts": RemoveAccounts_8b1dba608d95f0b167ad29aa6ddc1cf7,
  "/features/users/removal/AccountRemoval.tsx#RemoveAccount": RemoveAccount_8b1dba608d95f0b167ad29aa6ddc1cf7,
  "/features/audit/panel/AuditCells.tsx#SubjectCell": SubjectCell_bf4b760ae3774fe4ecc564ec39ffcaf4,
  "/features/audit/panel/AuditCells.tsx#DetailsCell": DetailsCell_bf4b760ae3774fe4ecc564ec39ffcaf4,
  "/dashboard/frame/PanelBar.tsx#PanelBar": PanelBar_702032aa399c3190c06d2bc082297be1,
  "/features/users/panel/PanelSession.tsx#LogoutButton": LogoutButton_256a41593e2d6a31c85640cd8cbcf67b,
  "/panel/look/PanelLogo.tsx#PanelIcon": PanelIcon_b01afbb6ddaf13babee8ae302380c95b,
  "/panel/look/PanelLogo.tsx#PanelLogo": PanelLogo_b01afbb6ddaf13babee8ae302380c95b,
  "/features/personal-data/PersonalDataView.tsx#PersonalDataLink": PersonalDataLink_e81fd32e1d78471ae275b80e49815351,
  "/features/users/second-factor/panel/SecurityView.tsx#SecurityLink": SecurityLink_c883e150ead516f7801bf95dbdcda055,
  "/panel/look/OpenNav.tsx#OpenNav": OpenNav_e839230f15dee9fadf02d55708628b48,
  "/features/translations/TranslationsLink.tsx#TranslationsLink": TranslationsLink_ee1fcb87b2fe31574334246a3037be4c,
  "/features/users/panel/PanelSession.tsx#PanelSession": PanelSession_256a41593e2d6a31c85640cd8cbcf67b,
  "/features/home/HomeView.tsx#HomeView": HomeView_4570c0739833ff2256074012c9da5568,
  "/features/personal-data/PersonalDataView.tsx#PersonalDataView": PersonalDataView_e81fd32e1d78471ae275b80e49815351,
  "/features/users/second-factor/panel/SecurityView.tsx#SecurityView": SecurityView_c883e150ead516f7801bf95dbdcda055,
  "/features/translations/TranslationsView.tsx#TranslationsView": TranslationsView_b1aa9685be9ef01436c791ee0265fe63,
  "/dashboard/DashboardView.tsx#DashboardView": DashboardView_fd6f905713cfd77cd8dff8ac972ce033,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
