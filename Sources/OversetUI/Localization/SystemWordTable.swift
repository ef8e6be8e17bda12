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
    "en": ["Cancel", "Done", "Edit", "OK", "Paste", "Rename", "Search", "Share…", "Delete"],
    "ar": ["إلغاء", "تم", "تحرير", "موافق", "لصق", "إعادة التسمية", "بحث", "مشاركة…", "حذف"],
    "ca": [
      "Cancel·la", "Fet", "Edita", "D’acord", "Enganxa", "Canvia el nom", "Cerca", "Comparteix…",
      "Elimina",
    ],
    "cs": [
      "Zrušit", "Hotovo", "Upravit", "OK", "Vložit", "Přejmenovat", "Hledat", "Sdílet…", "Smazat",
    ],
    "da": ["Annuller", "OK", "Rediger", "OK", "Sæt ind", "Omdøb", "Søg", "Del…", "Slet"],
    "de": [
      "Abbrechen", "Fertig", "Bearbeiten", "OK", "Einsetzen", "Umbenennen", "Suchen", "Teilen …",
      "Löschen",
    ],
    "el": [
      "Ακύρωση", "Τέλος", "Επεξεργασία", "OK", "Επικόλληση", "Μετονομασία", "Αναζήτηση",
      "Κοινή χρήση…", "Διαγραφή",
    ],
    "es": [
      "Cancelar", "OK", "Editar", "Aceptar", "Pegar", "Cambiar nombre", "Buscar", "Compartir…",
      "Eliminar",
    ],
    "fi": [
      "Kumoa", "Valmis", "Muokkaa", "OK", "Sijoita", "Nimeä uudelleen", "Etsi", "Jaa…", "Poista",
    ],
    "fr": [
      "Annuler", "OK", "Modifier", "OK", "Coller", "Renommer", "Rechercher", "Partager…",
      "Supprimer",
    ],
    "he": ["ביטול", "סיום", "עריכה", "אישור", "הדבקה", "שינוי שם", "חיפוש", "שיתוף…", "מחיקה"],
    "hi": [
      "रद्द करें", "पूर्ण", "संपादित करें", "ठीक", "पेस्ट करें", "नाम बदलें", "खोजें", "शेयर करें…", "डिलीट करें",
    ],
    "hr": ["Poništi", "OK", "Uredi", "OK", "Zalijepi", "Preimenuj", "Traži", "Dijeli…", "Obriši"],
    "hu": [
      "Mégsem", "Kész", "Szerkesztés", "OK", "Beillesztés", "Átnevezés", "Keresés", "Megosztás…",
      "Törlés",
    ],
    "id": ["Batal", "Selesai", "Edit", "OKE", "Tempel", "Ganti Nama", "Cari", "Bagikan…", "Hapus"],
    "it": [
      "Annulla", "Fine", "Modifica", "OK", "Incolla", "Rinomina", "Cerca", "Condividi…", "Elimina",
    ],
    "ja": ["キャンセル", "完了", "編集", "OK", "ペースト", "名称変更", "検索", "共有…", "削除"],
    "ko": ["취소", "완료", "편집", "확인", "붙여넣기", "이름 변경", "검색", "공유…", "삭제"],
    "ms": [
      "Batal", "Selesai", "Edit", "OK", "Tampal", "Namakan Semula", "Cari", "Kongsi…", "Padam",
    ],
    "nb": ["Avbryt", "Ferdig", "Rediger", "OK", "Lim inn", "Endre navn", "Søk", "Del…", "Slett"],
    "nl": [
      "Annuleer", "Gereed", "Wijzig", "OK", "Plak", "Wijzig naam", "Zoek", "Deel…", "Verwijder",
    ],
    "pl": [
      "Anuluj", "Gotowe", "Edytuj", "OK", "Wklej", "Zmień nazwę", "Szukaj", "Udostępnij…", "Usuń",
    ],
    "pt": [
      "Cancelar", "OK", "Editar", "OK", "Colar", "Alterar Nome", "Buscar", "Compartilhar…",
      "Apagar",
    ],
    "pt-PT": [
      "Cancelar", "OK", "Editar", "OK", "Colar", "Alterar nome", "Pesquisar", "Partilhar…",
      "Apagar",
    ],
    "ro": [
      "Anulați", "OK", "Editați", "OK", "Lipiți", "Redenumiți", "Căutați", "Partajați…", "Ștergeți",
    ],
    "ru": [
      "Отменить", "Готово", "Править", "OK", "Вставить", "Переименовать", "Поиск", "Поделиться…",
      "Удалить",
    ],
    "sk": [
      "Zrušiť", "Hotovo", "Upraviť", "OK", "Vložiť", "Premenovať", "Hľadať", "Zdieľať…", "Vymazať",
    ],
    "sv": ["Avbryt", "Klar", "Redigera", "OK", "Klistra in", "Byt namn", "Sök", "Dela…", "Radera"],
    "th": ["ยกเลิก", "เสร็จสิ้น", "แก้ไข", "ตกลง", "วาง", "เปลี่ยนชื่อ", "ค้นหา", "แชร์…", "ลบ"],
    "tr": [
      "Vazgeç", "Bitti", "Düzenle", "Tamam", "Yapıştır", "Yeniden Adlandır", "Ara", "Paylaş…",
      "Sil",
    ],
    "uk": [
      "Скасувати", "Готово", "Редагувати", "OK", "Вставити", "Перейменувати", "Пошук", "Поширити…",
      "Видалити",
    ],
    "vi": ["Hủy", "Xong", "Sửa", "OK", "Dán", "Đổi tên", "Tìm kiếm", "Chia sẻ…", "Xóa"],
    "zh-Hans": ["取消", "完成", "编辑", "好", "粘贴", "重新命名", "搜索", "共享…", "删除"],
    "zh-Hant": ["取消", "完成", "編輯", "好", "貼上", "重新命名", "搜尋", "分享…", "刪除"],
  ]
}
