import Foundation

/// The system's words in the interface languages of iOS, from memory: they are not taken from a device.
enum SystemWordTable {
  /// The words of a locale, in the order of ``SystemWord``. A script or region is looked for before the language alone.
  static func words(in locale: Locale) -> [String] {
    let language = Locale.Language(identifier: locale.language.maximalIdentifier)
    let code = language.languageCode?.identifier ?? "en"
    let tags = [language.script?.identifier, language.region?.identifier].compactMap { part in
      part.map { "\(code)-\($0)" }
    }
    for tag in tags + [code] {
      if let words = all[tag] { return words }
    }
    return all["en"] ?? []
  }

  /// By language, or by language and script or region.
  static let all: [String: [String]] = [
    "en": ["Cancel", "Done", "Edit", "OK", "Paste", "Rename", "Search", "Share…"],
    "ar": ["إلغاء", "تم", "تحرير", "موافق", "لصق", "إعادة التسمية", "بحث", "مشاركة…"],
    "ca": [
      "Cancel·la", "Fet", "Edita", "D’acord", "Enganxa", "Canvia el nom", "Cerca", "Comparteix…",
    ],
    "cs": ["Zrušit", "Hotovo", "Upravit", "OK", "Vložit", "Přejmenovat", "Hledat", "Sdílet…"],
    "da": ["Annuller", "OK", "Rediger", "OK", "Sæt ind", "Omdøb", "Søg", "Del…"],
    "de": [
      "Abbrechen", "Fertig", "Bearbeiten", "OK", "Einsetzen", "Umbenennen", "Suchen", "Teilen …",
    ],
    "el": [
      "Ακύρωση", "Τέλος", "Επεξεργασία", "OK", "Επικόλληση", "Μετονομασία", "Αναζήτηση",
      "Κοινή χρήση…",
    ],
    "es": [
      "Cancelar", "OK", "Editar", "Aceptar", "Pegar", "Cambiar nombre", "Buscar", "Compartir…",
    ],
    "fi": ["Kumoa", "Valmis", "Muokkaa", "OK", "Sijoita", "Nimeä uudelleen", "Etsi", "Jaa…"],
    "fr": ["Annuler", "OK", "Modifier", "OK", "Coller", "Renommer", "Rechercher", "Partager…"],
    "he": ["ביטול", "סיום", "עריכה", "אישור", "הדבקה", "שינוי שם", "חיפוש", "שיתוף…"],
    "hi": [
      "रद्द करें", "पूर्ण", "संपादित करें", "ठीक", "पेस्ट करें", "नाम बदलें", "खोजें", "शेयर करें…",
    ],
    "hr": ["Poništi", "OK", "Uredi", "OK", "Zalijepi", "Preimenuj", "Traži", "Dijeli…"],
    "hu": [
      "Mégsem", "Kész", "Szerkesztés", "OK", "Beillesztés", "Átnevezés", "Keresés", "Megosztás…",
    ],
    "id": ["Batal", "Selesai", "Edit", "OKE", "Tempel", "Ganti Nama", "Cari", "Bagikan…"],
    "it": ["Annulla", "Fine", "Modifica", "OK", "Incolla", "Rinomina", "Cerca", "Condividi…"],
    "ja": ["キャンセル", "完了", "編集", "OK", "ペースト", "名称変更", "検索", "共有…"],
    "ko": ["취소", "완료", "편집", "확인", "붙여넣기", "이름 변경", "검색", "공유…"],
    "ms": ["Batal", "Selesai", "Edit", "OK", "Tampal", "Namakan Semula", "Cari", "Kongsi…"],
    "nb": ["Avbryt", "Ferdig", "Rediger", "OK", "Lim inn", "Endre navn", "Søk", "Del…"],
    "nl": ["Annuleer", "Gereed", "Wijzig", "OK", "Plak", "Wijzig naam", "Zoek", "Deel…"],
    "pl": ["Anuluj", "Gotowe", "Edytuj", "OK", "Wklej", "Zmień nazwę", "Szukaj", "Udostępnij…"],
    "pt": ["Cancelar", "OK", "Editar", "OK", "Colar", "Alterar Nome", "Buscar", "Compartilhar…"],
    "pt-PT": [
      "Cancelar", "OK", "Editar", "OK", "Colar", "Alterar nome", "Pesquisar", "Partilhar…",
    ],
    "ro": ["Anulați", "OK", "Editați", "OK", "Lipiți", "Redenumiți", "Căutați", "Partajați…"],
    "ru": [
      "Отменить", "Готово", "Править", "OK", "Вставить", "Переименовать", "Поиск", "Поделиться…",
    ],
    "sk": ["Zrušiť", "Hotovo", "Upraviť", "OK", "Vložiť", "Premenovať", "Hľadať", "Zdieľať…"],
    "sv": ["Avbryt", "Klar", "Redigera", "OK", "Klistra in", "Byt namn", "Sök", "Dela…"],
    "th": ["ยกเลิก", "เสร็จสิ้น", "แก้ไข", "ตกลง", "วาง", "เปลี่ยนชื่อ", "ค้นหา", "แชร์…"],
    "tr": [
      "Vazgeç", "Bitti", "Düzenle", "Tamam", "Yapıştır", "Yeniden Adlandır", "Ara", "Paylaş…",
    ],
    "uk": [
      "Скасувати", "Готово", "Редагувати", "OK", "Вставити", "Перейменувати", "Пошук", "Поширити…",
    ],
    "vi": ["Hủy", "Xong", "Sửa", "OK", "Dán", "Đổi tên", "Tìm kiếm", "Chia sẻ…"],
    "zh-Hans": ["取消", "完成", "编辑", "好", "粘贴", "重新命名", "搜索", "共享…"],
    "zh-Hant": ["取消", "完成", "編輯", "好", "貼上", "重新命名", "搜尋", "分享…"],
  ]
}
